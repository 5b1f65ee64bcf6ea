import { useRef, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { uploadVoucher } from '@/api/wallet'
import { useOnUnmount } from '@/ui/use-event'
import { prepareVoucher, VoucherError, type VoucherProblem } from './prepare-voucher'

interface Picture {
  file: File
  url: string
}

type VoucherState =
  | { status: 'none' }
  | { status: 'refused'; problem: VoucherProblem }
  | { status: 'preparing' }
  | { status: 'uploading'; picture: Picture; share: number }
  | { status: 'failed'; picture: Picture; error: ApiError }
  | { status: 'uploaded'; picture: Picture; path: string }

/**
 * Prepares and uploads the voucher: a picture as proof of payment. The work is aborted if the
 * picture is replaced or removed, or the screen is left.
 * @param onPathChange gets the path of the uploaded picture, otherwise null
 */
export function useVoucher(onPathChange: (path: string | null) => void) {
  const [state, setState] = useState<VoucherState>({ status: 'none' })
  const [isAwaited, setIsAwaited] = useState(false)
  const work = useRef(new AbortController())
  const url = useRef<string | null>(null)
  const change = (next: VoucherState) => {
    setState(next)
    onPathChange(next.status === 'uploaded' ? next.path : null)
  }

  const begin = (): AbortSignal => {
    work.current.abort()
    work.current = new AbortController()
    // The hint about one picture does not apply to the next.
    setIsAwaited(false)
    return work.current.signal
  }
  const forgetPicture = () => {
    if (url.current !== null) URL.revokeObjectURL(url.current)
    url.current = null
  }
  useOnUnmount(() => {
    work.current.abort()
    forgetPicture()
  })

  const upload = async (picture: Picture, signal: AbortSignal) => {
    change({ status: 'uploading', picture, share: 0 })
    const onProgress = (share: number) => {
      if (!signal.aborted) change({ status: 'uploading', picture, share })
    }
    const next = await uploadVoucher(picture.file, { signal, onProgress }).then(
      (path): VoucherState => ({ status: 'uploaded', picture, path }),
      (error: ApiError): VoucherState => ({ status: 'failed', picture, error }),
    )
    if (!signal.aborted) change(next)
  }

  const prepare = async (file: File) => {
    const signal = begin()
    forgetPicture()
    change({ status: 'preparing' })
    try {
      const prepared = await prepareVoucher(file, signal)
      url.current = URL.createObjectURL(prepared)
      await upload({ file: prepared, url: url.current }, signal)
    } catch (error) {
      if (signal.aborted) return
      change({ status: 'refused', problem: error instanceof VoucherError ? error.problem : 'unreadable' })
    }
  }

  return {
    state,
    /** Whether the form was submitted before this picture was uploaded. */
    isAwaited,
    setIsAwaited,
    choose: (file: File): void => void prepare(file),
    retry: () => {
      if (state.status === 'failed') void upload(state.picture, begin())
    },
    /** Also cancels a picture that is still being prepared or uploaded. */
    remove: () => {
      begin()
      forgetPicture()
      change({ status: 'none' })
    },
  }
}
