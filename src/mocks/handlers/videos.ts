import { classPayloads, findClass } from '../catalogue/classes.ts'
import { VIDEO_CLASSES, videoById, videoPage, videosLike } from '../catalogue/videos.ts'
import { type Route, get } from './call.ts'

const RECOMMENDED_COUNT = 8

export const videoRoutes: readonly Route[] = [
  get('/video/itemlist', ({ lang }) => classPayloads(VIDEO_CLASSES, lang)),
  get('/video/getVideoList', (call) => {
    const videoClass = findClass(VIDEO_CLASSES, call.field('id'))
    const page = Number(call.field('page'))
    if (videoClass === null || !Number.isInteger(page) || page < 0) return { data: [], count: 0 }
    return { data: videoPage(videoClass, page, call.lang), count: String(videoClass.size) }
  }),
  get('/video/getVideoInfo', (call) => videoById(call.field('id'), call.lang) ?? call.refuse('videoUnknown')),
  get('/video/getVideoInfoItem', (call) => ({
    data: videosLike(call.field('id'), RECOMMENDED_COUNT, call.lang) ?? call.refuse('videoUnknown'),
  })),
]
