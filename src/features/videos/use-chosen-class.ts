import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { VirtualItem } from '@tanstack/react-virtual'
import { type VideoClass, type VideoPage, videoQueries } from '@/api/videos'
import { currentLanguage } from '@/i18n'

/** The class in the address, else the first. A choice restores the scroll position of its list. */
export function useChosenClass(classes: readonly VideoClass[]) {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('class')
  const index = Math.max(
    0,
    classes.findIndex(({ key }) => key === asked),
  )
  const chosen = classes[index]
  const keptOf = (key: string) => {
    const first = queryClient.getQueryData(videoQueries.list(key, currentLanguage()).queryKey)?.pages[0]
    return first === undefined ? null : keptList(first)
  }
  const shown = useRef(chosen?.key)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = chosen?.key
    if (before === undefined || chosen === undefined || before === chosen.key) return
    window.scrollTo(0, keptOf(chosen.key)?.top ?? 0)
  })
  const choose = (to: number) => {
    const next = classes[to]
    if (next === undefined) return
    const left = chosen === undefined ? null : keptOf(chosen.key)
    if (left !== null) left.top = window.scrollY
    setSearch({ class: next.key }, { replace: true, state: { keepsPlace: true } })
  }
  return { index, chosen, choose, isShown: (key: string) => shown.current === key }
}

interface KeptList {
  /** The document's scroll position in px. */
  top: number
  rows: VirtualItem[]
}

/** By first page: a reloaded list has another one and begins at its top. */
const kept = new WeakMap<VideoPage, KeptList>()

export function keptList(first: VideoPage): KeptList {
  const known = kept.get(first)
  if (known !== undefined) return known
  const fresh = { top: 0, rows: [] }
  kept.set(first, fresh)
  return fresh
}
