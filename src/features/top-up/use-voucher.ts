import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { uploadVoucher } from '@/api/wallet'
import { shrinkVoucher, VoucherError } from './shrink-voucher'
import type { VoucherProblem } from './voucher-image'

/** The picture as it leaves the device, and the address its preview is drawn from. */
interface Picture {
  file: File
  url: string
}

export type VoucherStep =
  | { step: 'none' }
  | { step: 'refused'; problem: VoucherProblem }
  | { step: 'preparing' }
  | { step: 'uploading'; picture: Picture; share: number }
  /** `error` is null after the member cancelled it. */
  | { step: 'failed'; picture: Picture; error: ApiError | null }
  | { step: 'uploaded'; picture: Picture; path: string }

/** The way of the one voucher from a chosen file to the path the platform gave it. A picture that is replaced or left is called back. */
export function useVoucher() {
  const [step, setStep] = useState<VoucherStep>({ step: 'none' })
  const work = useRef(new AbortController())
  const url = useRef<string | null>(null)

  /** Ends what is under way; its answers count no more. */
  const begin = useCallback((): AbortSignal => {
    work.current.abort()
    work.current = new AbortController()
    return work.current.signal
  }, [])
  const forgetPicture = useCallback(() => {
    if (url.current !== null) URL.revokeObjectURL(url.current)
    url.current = null
  }, [])
  useEffect(
    () => () => {
      work.current.abort()
      forgetPicture()
    },
    [forgetPicture],
  )

  const upload = async (picture: Picture, signal: AbortSignal) => {
    setStep({ step: 'uploading', picture, share: 0 })
    const onProgress = (share: number) => {
      if (!signal.aborted) setStep({ step: 'uploading', picture, share })
    }
    const next = await uploadVoucher(picture.file, { signal, onProgress }).then(
      (path): VoucherStep => ({ step: 'uploaded', picture, path }),
      (error: ApiError): VoucherStep => ({ step: 'failed', picture, error }),
    )
    if (!signal.aborted) setStep(next)
  }

  const choose = async (file: File) => {
    const signal = begin()
    forgetPicture()
    setStep({ step: 'preparing' })
    try {
      const small = await shrinkVoucher(file, signal)
      url.current = URL.createObjectURL(small)
      await upload({ file: small, url: url.current }, signal)
    } catch (error) {
      if (signal.aborted) return
      setStep({ step: 'refused', problem: error instanceof VoucherError ? error.problem : 'unreadable' })
    }
  }

  return {
    step,
    choose: (file: File) => void choose(file),
    /** Sends the same picture again. */
    retry: () => {
      if (step.step === 'failed') void upload(step.picture, begin())
    },
    cancel: () => {
      begin()
      if (step.step === 'uploading') setStep({ step: 'failed', picture: step.picture, error: null })
    },
    remove: () => {
      begin()
      forgetPicture()
      setStep({ step: 'none' })
    },
  }
}

export type Voucher = ReturnType<typeof useVoucher>
