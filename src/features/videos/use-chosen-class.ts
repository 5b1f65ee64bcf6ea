import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { type VideoClass, type VideoPage, videoQueries } from '@/api/videos'
import { currentLanguage } from '@/i18n'

/** Choosing a class (a category of videos) also restores the scroll position of its list. */
export function useChosenClass(classes: readonly VideoClass[]) {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const requestedKey = search.get('class')
  const index = Math.max(
    0,
    classes.findIndex(({ key }) => key === requestedKey),
  )
  const chosenClass = classes[index]
  const firstPageOf = (key: string) =>
    queryClient.getQueryData(videoQueries.list(key, currentLanguage()).queryKey)?.pages[0]
  const shownKey = useRef(chosenClass?.key)
  useLayoutEffect(() => {
    const previousKey = shownKey.current
    shownKey.current = chosenClass?.key
    if (previousKey === undefined || chosenClass === undefined || previousKey === chosenClass.key) return
    const firstPage = firstPageOf(chosenClass.key)
    const savedPosition = scrollPositions.getState()[chosenClass.key]
    const isSameList = savedPosition !== undefined && savedPosition.first === firstPage
    window.scrollTo(0, isSameList ? savedPosition.top : 0)
  })
  const choose = (newIndex: number) => {
    const nextClass = classes[newIndex]
    if (nextClass === undefined) return
    const firstPage = chosenClass && firstPageOf(chosenClass.key)
    if (firstPage !== undefined && chosenClass !== undefined)
      scrollPositions.setState({ [chosenClass.key]: { first: firstPage, top: window.scrollY } })
    setSearch({ class: nextClass.key }, { replace: true, state: { keepsPlace: true } })
  }
  return { index, chosen: chosenClass, choose, isShown: (key: string) => shownKey.current === key }
}

/**
 * By class: the scroll position in px when the class was left, and the first page of its list at
 * that time. If the list was fetched again since, its first page is another object, and the list
 * begins at the top.
 */
const scrollPositions = createStore<Readonly<Record<string, { first: VideoPage; top: number }>>>(() => ({}))
