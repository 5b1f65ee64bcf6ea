import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { uploadVoucher } from '@/api/wallet'
import { shrinkVoucher, VoucherError } from './shrink-voucher'
import { smallerThan, VOUCHER_SIZES, type VoucherProblem, type VoucherSize } from './voucher-image'

interface Picture {
  file: File
  url: string
  size: VoucherSize
}

export type VoucherState =
  | { status: 'none' }
  | { status: 'refused'; problem: VoucherProblem }
  | { status: 'preparing' }
  | { status: 'uploading'; picture: Picture; share: number }
  /** Null: the member cancelled. */
  | { status: 'failed'; picture: Picture; error: ApiError | null }
  | { status: 'uploaded'; picture: Picture; path: string }

/** Aborts work on a picture that is replaced, removed or left. */
export function useVoucher(onPathChange: (path: string | null) => void) {
  const [state, setState] = useState<VoucherState>({ status: 'none' })
  const work = useRef(new AbortController())
  const url = useRef<string | null>(null)
  const change = (next: VoucherState) => {
    setState(next)
    onPathChange(next.status === 'uploaded' ? next.path : null)
  }

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

  const prepare = async (file: File, size: VoucherSize) => {
    const signal = begin()
    forgetPicture()
    change({ status: 'preparing' })
    try {
      const small = await shrinkVoucher(file, size, signal)
      url.current = URL.createObjectURL(small)
      await upload({ file: small, url: url.current, size }, signal)
    } catch (error) {
      if (signal.aborted) return
      change({ status: 'refused', problem: error instanceof VoucherError ? error.problem : 'unreadable' })
    }
  }

  return {
    state,
    choose: (file: File): void => void prepare(file, VOUCHER_SIZES[0]),
    retry: () => {
      if (state.status !== 'failed') return
      const { picture, error } = state
      const smaller = error?.kind === 'timeout' ? smallerThan(picture.size) : null
      void (smaller === null ? upload(picture, begin()) : prepare(picture.file, smaller))
    },
    cancel: () => {
      begin()
      if (state.status === 'uploading') change({ status: 'failed', picture: state.picture, error: null })
    },
    remove: () => {
      begin()
      forgetPicture()
      change({ status: 'none' })
    },
  }
}
