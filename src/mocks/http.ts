import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { getResponse } from 'msw'
import * as v from 'valibot'
import { isChange } from '../api/changes.ts'
import { money } from '../lib/money/text.ts'
import { mayControl } from './access.ts'
import { type AdjustableClock, adjustableClock, DAY_MS } from './clock.ts'
import {
  addFault,
  startCheat,
  creditMember,
  decideRequest,
  readOverview,
  passPeriods,
  patchMember,
  endCheat,
  removeFault,
  reviewMember,
  setMinimumBalance,
  setFaults,
  setVariants,
  shortenPeriod,
} from './control.ts'
import { CHEAT_KINDS } from './cheats.ts'
import { FAULT_KINDS } from './faults.ts'
import { createHandlers } from './handlers/index.ts'
import { VARIANT_NAMES } from './variants.ts'
import { type World, createWorld } from './world.ts'

const API_PATH = '/api'
const CONTROL_PATH_PREFIX = '/__mock/'
const WORLD_HEADER = 'x-tiga-world'
const DEFAULT_WORLD = 'default'
const MAX_WORLDS = 64
const MAX_CALL_BYTES = 32 * 1024 * 1024
const MAX_CONTROL_BYTES = 64 * 1024
const MAX_PERIODS = 1_000_000

interface HostedWorld {
  readonly world: World
  readonly clock: AdjustableClock
}

export interface HttpApiOptions {
  /** Access code for other machines. Without it, only this machine may control the mock. */
  readonly code?: string
  readonly latency?: () => number
}

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Serves the API under `/api/`, and the controls under `/__mock/` to authorised callers. Each value
 * of the header `x-tiga-world` has its own data (its "world"), so test workers do not affect each
 * other.
 */
export function createHttpApi(options: HttpApiOptions = {}): Middleware {
  const worlds = new Map<string, HostedWorld>()

  const replaceHostedWorld = (name: string): HostedWorld => {
    const clock = adjustableClock()
    const hostedWorld = { world: createWorld({ clock }), clock }
    worlds.delete(name)
    worlds.set(name, hostedWorld)
    const oldestName = [...worlds.keys()].find((key) => key !== DEFAULT_WORLD)
    if (worlds.size > MAX_WORLDS && oldestName !== undefined) worlds.delete(oldestName)
    return hostedWorld
  }
  const hostedWorldFor = (request: Request): HostedWorld =>
    worlds.get(worldNameOf(request)) ?? replaceHostedWorld(worldNameOf(request))
  const handlers = createHandlers({ ...options, worldFor: (request) => hostedWorldFor(request).world })

  const handleCall = async (request: Request): Promise<Response> =>
    (await getResponse(handlers, request)) ?? new Response('No such call', { status: 404 })

  const handleControl = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const name = pathname.slice(CONTROL_PATH_PREFIX.length)
    if (request.method !== 'POST') return new Response('No such control', { status: 404 })
    const body = await readJsonBody(request)
    if (body === null) return new Response('The body is not a JSON object', { status: 400 })
    if (name === 'reset') {
      replaceHostedWorld(worldNameOf(request))
      return Response.json({ ok: true })
    }
    return runControl(name, body, hostedWorldFor(request))
  }

  const serve = async (req: IncomingMessage, res: ServerResponse, isControl: boolean): Promise<void> => {
    const { headers, socket } = req
    if (isControl && !mayControl({ headers, remoteAddress: socket.remoteAddress }, options.code ?? null)) {
      res.statusCode = 403
      return void res.end('The mock can be controlled only from this machine, or with the code that it printed.')
    }
    const request = await bufferBody(createRequest(req, res), isControl ? MAX_CONTROL_BYTES : MAX_CALL_BYTES)
    if (request === null) {
      res.statusCode = 413
      return void res.end('Too long')
    }
    // Node must not add a header `Date`: the handlers set it to the mock's time, or leave it out.
    res.sendDate = false
    const response = await (isControl ? handleControl(request) : handleCall(request))
    if (response.type === 'error') res.destroy()
    else await sendResponse(res, response)
  }

  return (req, res, next) => {
    const url = req.url ?? ''
    const isControl = url.startsWith(CONTROL_PATH_PREFIX)
    if (!isControl && !url.startsWith(`${API_PATH}/`)) return next()
    const [path = ''] = url.slice(API_PATH.length).split('?')
    // The connection is closed after a call that changes data (reading 107). On a kept connection,
    // a browser may repeat the call if the answer is lost.
    if (!isControl && isChange(path)) res.setHeader('Connection', 'close')
    serve(req, res, isControl).catch((error: unknown) => answerWithError(res, error))
  }
}

type Control = (hostedWorld: HostedWorld, body: unknown) => unknown

/** Returns a control that throws an Error with the problems if `schema` refuses the body. */
function createControl<Body>(
  schema: v.GenericSchema<unknown, Body>,
  run: (hostedWorld: HostedWorld, body: Body) => unknown,
): Control {
  return (hostedWorld, body) => {
    const result = v.safeParse(schema, body)
    if (!result.success) throw new Error(v.summarize(result.issues))
    return run(hostedWorld, result.output)
  }
}

/** Epoch ms. Later instants are refused, because dates are written with a year of four digits. */
const LAST_INSTANT = Date.UTC(9999, 0)
const instantSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_INSTANT))
const wireNumberSchema = v.union([v.number(), v.string()])
const textOrNumberSchema = v.pipe(wireNumberSchema, v.transform(String))
const memberBodySchema = v.object({ member: textOrNumberSchema })
const faultSchema = v.object({
  path: v.string(),
  kind: v.picklist(FAULT_KINDS),
  times: v.exactOptional(v.number()),
  delayMs: v.exactOptional(v.number()),
  afterwards: v.exactOptional(v.boolean()),
  message: v.exactOptional(v.string()),
})
const patchSchema = v.strictObject({
  money: v.exactOptional(wireNumberSchema),
  status: v.exactOptional(wireNumberSchema),
  status1: v.exactOptional(wireNumberSchema),
  is_online: v.exactOptional(wireNumberSchema),
  is_see: v.exactOptional(wireNumberSchema),
  integral: v.exactOptional(wireNumberSchema),
  level: v.exactOptional(wireNumberSchema),
  name: v.exactOptional(v.string()),
  sex: v.exactOptional(v.picklist(['0', '1', '2'])),
  paypassword: v.exactOptional(v.string()),
  password: v.exactOptional(v.string()),
})

const CONTROLS: Readonly<Record<string, Control>> = {
  clock: createControl(v.object({ now: v.nullable(instantSchema) }), ({ clock }, { now }) => clock.hold(now)),
  faults: createControl(v.object({ faults: v.array(faultSchema) }), ({ world }, { faults }) =>
    setFaults(world, faults),
  ),
  variants: createControl(v.object({ variants: v.array(v.picklist(VARIANT_NAMES)) }), ({ world }, { variants }) =>
    setVariants(world, variants),
  ),
  fault: createControl(faultSchema, ({ world }, body) => addFault(world, body)),
  'fault/remove': createControl(v.object({ id: v.number() }), ({ world }, { id }) => removeFault(world, id)),
  cheat: createControl(
    v.object({
      kind: v.picklist(CHEAT_KINDS),
      percent: v.number(),
      minLargeStake: v.exactOptional(v.pipe(v.string(), v.transform(money))),
      since: v.exactOptional(instantSchema),
    }),
    ({ world }, body) => startCheat(world, body),
  ),
  'cheat/end': createControl(v.object({ kind: v.picklist(CHEAT_KINDS) }), ({ world }, { kind }) =>
    endCheat(world, kind),
  ),
  credit: createControl(
    v.object({ member: textOrNumberSchema, amount: textOrNumberSchema }),
    ({ world }, { member, amount }) => creditMember(world, member, amount),
  ),
  review: createControl(memberBodySchema, ({ world }, { member }) => reviewMember(world, member)),
  decide: createControl(
    v.object({ id: v.number(), decision: v.picklist(['review', 'approve', 'refuse']) }),
    ({ world }, { id, decision }) => decideRequest(world, id, decision),
  ),
  period: createControl(
    v.object({ game: textOrNumberSchema, ms: v.pipe(v.number(), v.maxValue(DAY_MS)) }),
    ({ world }, { game, ms }) => shortenPeriod(world, game, ms),
  ),
  rounds: createControl(
    v.object({ game: textOrNumberSchema, count: v.pipe(v.number(), v.maxValue(MAX_PERIODS)) }),
    ({ world }, { game, count }) => passPeriods(world, game, count),
  ),
  overview: createControl(memberBodySchema, ({ world }, { member }) => readOverview(world, member)),
  member: createControl(
    v.object({ username: textOrNumberSchema, patch: patchSchema }),
    ({ world }, { username, patch }) => patchMember(world, username, patch),
  ),
  game: createControl(
    v.object({ id: textOrNumberSchema, condition: textOrNumberSchema }),
    ({ world }, { id, condition }) => setMinimumBalance(world, id, condition),
  ),
}

async function runControl(
  controlName: string,
  body: Record<string, unknown>,
  hostedWorld: HostedWorld,
): Promise<Response> {
  // Only own properties are controls: every object also inherits names such as `constructor`.
  const run = Object.hasOwn(CONTROLS, controlName) ? CONTROLS[controlName] : undefined
  if (run === undefined) return new Response('No such control', { status: 404 })
  try {
    return Response.json((await run(hostedWorld, body)) ?? { ok: true })
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 400 })
  }
}

/** Returns the request with its body in memory; null if the body has more than `maxBytes` bytes. */
async function bufferBody(request: Request, maxBytes: number): Promise<Request | null> {
  if (request.body === null) return request
  const chunks: Uint8Array[] = []
  let byteCount = 0
  for await (const chunk of request.body) {
    byteCount += chunk.length
    if (byteCount <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  const { method } = request
  return byteCount > maxBytes ? null : new Request(request, { method, body: Buffer.concat(chunks) })
}

/** Returns the parsed body; {} if the body is empty; null if it is not a JSON object or array. */
async function readJsonBody(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text()
  try {
    const body: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof body === 'object' ? (body as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

function worldNameOf(request: Request): string {
  return request.headers.get(WORLD_HEADER) ?? DEFAULT_WORLD
}

function answerWithError(res: ServerResponse, error: unknown): void {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  res.statusCode = 500
  res.end(`Mock API: ${String(error)}`)
}
