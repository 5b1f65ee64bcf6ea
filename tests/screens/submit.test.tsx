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

const breakDown = (): never => {
  throw new TypeError('This step is broken.')
}
const sendAnswer = async () => 'the answer'
const rejectWith = (error: ApiError) => async () => {
  throw error
}
const explainByLookUp = (error: ApiError): FailureMessage =>
  error.kind === 'network' ? 'It isn’t there yet.' : breakDown()
const refusal = new ApiError('api', 'The platform refused the request.', { code: 400 })
const refuse = rejectWith(refusal)
const explainAfterRefusal = async (error: ApiError): Promise<FailureMessage> =>
  error.kind === 'network' ? 'It isn’t there yet.' : refuse()

type Form = Parameters<typeof useSubmit<string, string>>[0]

/** Submits a form. Resolves with the form's error message, or with null if there is none. */
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
  // Opening a screen loads the texts of the messages.
  const { close } = await openScreen('/Login', 'Log in')
  close()
})

test.each<[string, Parameters<typeof resultingMessage>[0], string]>([
  [
    'while the answer is used',
    { answer: sendAnswer, onAnswer: breakDown, explain: explainByLookUp },
    'It isn’t there yet.',
  ],
  [
    'in a call that explains a refusal and is itself refused',
    { answer: refuse, explain: explainAfterRefusal },
    'It isn’t there yet.',
  ],
  ['in the code that explains a refusal', { answer: refuse, explain: explainByLookUp }, 'It isn’t there yet.'],
  [
    'while the answer is used, and another in the look-up that follows,',
    { answer: sendAnswer, onAnswer: breakDown, explain: breakDown },
    UNKNOWN,
  ],
  [
    'while the answer is used, followed by a refused look-up,',
    { answer: sendAnswer, onAnswer: breakDown, explain: refuse },
    UNKNOWN,
  ],
  ['while the form is left', { answer: sendAnswer, onDone: breakDown }, UNKNOWN],
  [
    'before anything was sent',
    { answer: rejectWith(new ApiError('unsent', 'The request could not be built.')), explain: breakDown },
    UNSENT,
  ],
])('an error %s leads to a message with the outcome, as far as the outcome is known', async (_name, form, words) => {
  expect(await resultingMessage(form)).toBe(words)
})

test('an error while the connection is checked leads to the message that nothing was sent', async () => {
  vi.spyOn(await import('@/api/platform'), 'proveConnection').mockImplementationOnce(breakDown)
  expect(await resultingMessage({ answer: sendAnswer })).toBe(UNSENT)
})

test('a change counts as a success if a look-up finds the change, even if the answer could not be used', async () => {
  const onDone = vi.fn<() => void>()
  expect(await resultingMessage({ answer: sendAnswer, onAnswer: breakDown, explain: () => null, onDone })).toBeNull()
  expect(onDone).toHaveBeenCalledOnce()
})
