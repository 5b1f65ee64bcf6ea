import { CITIES, hostById, hostsOf } from '../catalogue/hosts.ts'
import { textInLanguage } from '../translated.ts'
import { type Route, get } from './call.ts'

export const hostRoutes: readonly Route[] = [
  get('/xuanfei/address', ({ lang }) => CITIES.map(({ id, name }) => ({ id, name: textInLanguage(name, lang) }))),
  get('/xuanfei/xuanfeilist', (call) => {
    const hosts = hostsOf(call.field('id'), call.lang) ?? call.refuse('cityUnknown')
    return hosts.map(({ id, name, images }) => ({ id, img_url: images[0], xuanfei_name: name }))
  }),
  get('/xuanfei/xuanfeidata', (call) => {
    const host = hostById(call.field('id'), call.lang) ?? call.refuse('hostUnknown')
    return { xuanfei_name: host.name, vo_title: host.title, img_url: host.images }
  }),
]
