import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { type VideoClass, type VideoPage, videoQueries } from '@/api/videos'
import { currentLanguage } from '@/i18n'

/** The class in the address, or the first. A choice restores the scroll position of its list. */
export function useChosenClass(classes: readonly VideoClass[]) {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const requestedKey = search.get('class')
  const index = Math.max(
    0,
    classes.findIndex(({ key }) => key === requestedKey),
  )
  const chosen = classes[index]
  const firstPage = (key: string) =>
    queryClient.getQueryData(videoQueries.list(key, currentLanguage()).queryKey)?.pages[0]
  const shown = useRef(chosen?.key)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = chosen?.key
    if (before === undefined || chosen === undefined || before === chosen.key) return
    const first = firstPage(chosen.key)
    const saved = scrollPositions.getState()[chosen.key]
    window.scrollTo(0, saved !== undefined && saved.first === first ? saved.top : 0)
  })
  const choose = (to: number) => {
    const next = classes[to]
    if (next === undefined) return
    const first = chosen && firstPage(chosen.key)
    if (first !== undefined && chosen !== undefined)
      scrollPositions.setState({ [chosen.key]: { first, top: window.scrollY } })
    setSearch({ class: next.key }, { replace: true, state: { keepsPlace: true } })
  }
  return { index, chosen, choose, isShown: (key: string) => shown.current === key }
}

/** In px, by class. A reloaded list has another first page, and begins at the top. */
const scrollPositions = createStore<Readonly<Record<string, { first: VideoPage; top: number }>>>(() => ({}))
