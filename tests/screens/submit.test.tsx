import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { createQueryClient } from '@/api/query-client'
import { useSubmit, type FailureMessage } from '@/kit/forms/use-submit'
import { openScreen } from '../support/open-screen'

const UNKNOWN = 'It may have gone through. Check before you try again.'
const UNSENT = 'Something went wrong on this device. Nothing was sent.'

const breaks = (): never => {
  throw new TypeError('broken')
}
const answers = async () => 'the answer'
const rejects = (error: ApiError) => async () => {
  throw error
}
const lookedUp = (error: ApiError): FailureMessage => (error.kind === 'network' ? 'It isn’t there yet.' : breaks())
const refusal = new ApiError('api', 'no', { code: 400 })
const readRefusal = rejects(refusal)
const refusedAtFirst = async (error: ApiError): Promise<FailureMessage> =>
  error.kind === 'network' ? 'It isn’t there yet.' : readRefusal()

type Form = Parameters<typeof useSubmit<string, string>>[0]

/** @returns the message of the form once it may be sent again; null if there is none */
async function resultingMessage(fields: Partial<Form> & { answer: () => Promise<string> }): Promise<string | null> {
  const { answer, ...form } = fields
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const options: Form = { mutation: { mutationFn: answer }, doneText: 'Saved.', explain: () => 'Refused.', ...form }
  const { result } = renderHook(() => useSubmit<string, string>(options), { wrapper })
  act(() => result.current.submit('0471'))
  await waitFor(() => expect(result.current.isPending).toBe(false))
  return result.current.error
}

beforeAll(async () => {
  // Loads the texts.
  const { close } = await openScreen('/Login', 'Log in')
  close()
})

test.each<[string, Parameters<typeof resultingMessage>[0], string]>([
  ['in using the answer', { answer: answers, onAnswer: breaks, explain: lookedUp }, 'It isn’t there yet.'],
  ['in an explanation that is refused', { answer: readRefusal, explain: refusedAtFirst }, 'It isn’t there yet.'],
  ['in explaining a refusal', { answer: readRefusal, explain: lookedUp }, 'It isn’t there yet.'],
  ['in the look-up as well', { answer: answers, onAnswer: breaks, explain: breaks }, UNKNOWN],
  ['in a look-up that is refused', { answer: answers, onAnswer: breaks, explain: readRefusal }, UNKNOWN],
  ['in leaving the form', { answer: answers, onDone: breaks }, UNKNOWN],
  ['before anything was sent', { answer: rejects(new ApiError('unsent', 'broken')), explain: breaks }, UNSENT],
])('an error %s shows the outcome as far as it is known', async (_name, form, words) => {
  expect(await resultingMessage(form)).toBe(words)
})

test('an error while the connection is being proven is shown as unsent', async () => {
  vi.spyOn(await import('@/api/platform'), 'proveConnection').mockImplementationOnce(breaks)
  expect(await resultingMessage({ answer: answers })).toBe(UNSENT)
})

test('a change that was made counts as a success, even if its answer could not be used', async () => {
  const onDone = vi.fn<() => void>()
  expect(await resultingMessage({ answer: answers, onAnswer: breaks, explain: () => null, onDone })).toBeNull()
  expect(onDone).toHaveBeenCalledOnce()
})
