// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { offerForCasting, onBackFromCasting, takeBackCasting } from './casting'

const URL = 'https://media.example/1/index.m3u8'

function managedVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  const source = document.createElement('source')
  source.src = 'blob:managed'
  video.append(source)
  Object.assign(video, { disableRemotePlayback: true })
  return video
}

const sourcesOf = (video: HTMLVideoElement) =>
  Array.from(video.querySelectorAll('source'), ({ src, type }) => [src, type])

it('offers the stream’s own address behind the managed one, once, and allows casting', () => {
  const video = managedVideo()
  offerForCasting(video, URL)
  offerForCasting(video, URL)
  expect(sourcesOf(video)).toEqual([
    ['blob:managed', ''],
    [URL, 'application/x-mpegURL'],
  ])
  expect(video.disableRemotePlayback).toBe(false)
  takeBackCasting(video)
  expect(sourcesOf(video)).toEqual([['blob:managed', '']])
})

it('leaves an element alone whose source is not managed', () => {
  const video = document.createElement('video')
  offerForCasting(video, URL)
  expect(sourcesOf(video)).toEqual([])
})

it('tells when the picture is back from the television', () => {
  const video: HTMLVideoElement & { webkitCurrentPlaybackTargetIsWireless?: boolean } = document.createElement('video')
  const back = vi.fn<() => void>()
  const end = onBackFromCasting(video, back)
  const change = (isWireless: boolean) => {
    video.webkitCurrentPlaybackTargetIsWireless = isWireless
    video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'))
  }
  change(true)
  expect(back).not.toHaveBeenCalled()
  change(false)
  expect(back).toHaveBeenCalledOnce()
  end()
  change(false)
  expect(back).toHaveBeenCalledOnce()
})
