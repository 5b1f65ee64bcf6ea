import { useRef, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { uploadVoucher } from '@/api/wallet'
import { useOnUnmount } from '@/ui/use-event'
import { prepareVoucher, VoucherError, type VoucherProblem } from './prepare-voucher'

interface PreparedPicture {
  file: File
  url: string
}

type VoucherState =
  | { status: 'none' }
  | { status: 'refused'; problem: VoucherProblem }
  | { status: 'preparing' }
  | { status: 'uploading'; picture: PreparedPicture; share: number }
  | { status: 'failed'; picture: PreparedPicture; error: ApiError }
  | { status: 'uploaded'; picture: PreparedPicture; path: string }

/**
 * Prepares and uploads the voucher (a picture as proof of payment). The work is aborted if the
 * picture is replaced or removed, or the screen is left. `onPathChange` gets null while no picture
 * is uploaded.
 */
export function useVoucher(onPathChange: (path: string | null) => void) {
  const [state, setState] = useState<VoucherState>({ status: 'none' })
  const [isAwaited, setIsAwaited] = useState(false)
  const controller = useRef(new AbortController())
  const pictureUrl = useRef<string | null>(null)
  const changeState = (next: VoucherState) => {
    setState(next)
    onPathChange(next.status === 'uploaded' ? next.path : null)
  }

  const restartWork = (): AbortSignal => {
    controller.current.abort()
    controller.current = new AbortController()
    // The hint to wait for one picture does not apply to the next picture.
    setIsAwaited(false)
    return controller.current.signal
  }
  const forgetPicture = () => {
    if (pictureUrl.current !== null) URL.revokeObjectURL(pictureUrl.current)
    pictureUrl.current = null
  }
  useOnUnmount(() => {
    controller.current.abort()
    forgetPicture()
  })

  const upload = async (picture: PreparedPicture, signal: AbortSignal) => {
    changeState({ status: 'uploading', picture, share: 0 })
    const onProgress = (share: number) => {
      if (!signal.aborted) changeState({ status: 'uploading', picture, share })
    }
    const next = await uploadVoucher(picture.file, { signal, onProgress }).then(
      (path): VoucherState => ({ status: 'uploaded', picture, path }),
      (error: ApiError): VoucherState => ({ status: 'failed', picture, error }),
    )
    if (!signal.aborted) changeState(next)
  }

  const prepare = async (file: File) => {
    const signal = restartWork()
    forgetPicture()
    changeState({ status: 'preparing' })
    try {
      const preparedFile = await prepareVoucher(file, signal)
      pictureUrl.current = URL.createObjectURL(preparedFile)
      await upload({ file: preparedFile, url: pictureUrl.current }, signal)
    } catch (error) {
      if (signal.aborted) return
      changeState({ status: 'refused', problem: error instanceof VoucherError ? error.problem : 'unreadable' })
    }
  }

  return {
    state,
    /** True if the form was submitted with an error since this picture was chosen. */
    isAwaited,
    setIsAwaited,
    choose: (file: File): void => void prepare(file),
    retry: () => {
      if (state.status === 'failed') void upload(state.picture, restartWork())
    },
    /** Removes the picture, and aborts its preparation or upload. */
    remove: () => {
      restartWork()
      forgetPicture()
      changeState({ status: 'none' })
    },
  }
}
