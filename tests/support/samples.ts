/** Samples of the data that the platform sends. */

const drawFields = { now_expect: '20261121-0466', next_expect: '20261121-0467', second: 30, opencode: '4,6,5' }
const appearanceFields = { ico: '/media/game-sunda.svg', desc: 'One minute' }
export const game = {
  id: 11,
  key: 'sunda',
  name: 'Sunda',
  ...appearanceFields,
  class: 'quick',
  ...drawFields,
  condition: '500000',
}

const create_time = '2026-11-21 13:05:09'
export const line = { lid: 11, type: 'big', money: '1000.00', is_win: 1, profit: '1950', create_time }

const settledFields = { status: 1, status_text: 'Settled', opencode: '4,6,5', update_time: '2026-11-21 13:06:01' }
export const order = {
  expect: 467,
  name: 'Sunda',
  ico: appearanceFields.ico,
  money: '2000',
  data: [line],
  ...settledFields,
}

const videoFields = {
  vod_name: 'Rice terraces',
  vod_pic: '/media/poster-7.svg',
  vod_play_url: 'https://cdn.example/7.m3u8',
}
export const video = { id: 7, ...videoFields, count: '1200', time: '3:20' }

const paidFields = { status: '2', status_text: 'Paid', desc: ' To your card ' }
const times = { create_time: '2026-11-20 13:05:09', update_time: '2026-11-20 14:00:00' }
export const withdrawal = { id: 9, money: '20000.00', ...paidFields, ...times }

const rights = { status: 1, is_online: 1, is_see: 0, status1: 0, paypassword: '4711' }
const limits = { min: '10000', max: 500000, num: '3' }
const person = { username: 'sari', name: 'Sari Dewi', sex: '2', ip: '203.0.113.7', header_img: '/media/avatar-1.svg' }
export const member = { id: 1001, ...person, integral: '120', level: 2, money: '86500.00', ...rights, ...limits }

const account = { bankid: '0000111122', username: 'WULAN RAHAYU', mobile: '0000123456' }
export const bankInfo = { bankinfo: 'Bank Demo Melati', ...account }

export const notice = { id: 4, name: ' Maintenance ', text: '<b>Tonight</b>', create_time: '2026-11-20 13:05:09' }

export const host = { xuanfei_name: 'Ayu', vo_title: 'Sings', img_url: ['/media/host-1.svg', '/media/host-2.svg'] }

export const report = { play_money: '1000', recharge: 50, withdrawal: '0.00', win_money: '975.5' }
