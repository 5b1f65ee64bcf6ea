import { patterns } from '@/paths'

/** The call that starts the app; without it there is no screen. */
export const START_CALL = '/system/base'

/** The calls that screens make when they open, each with a route that makes it. */
export const reads: Readonly<Record<string, string>> = {
  '/system/config': patterns.home,
  '/Lottery/hotLottery': patterns.home,
  '/Lottery/lotteryList': patterns.draws,
  '/Lottery/itemlist': patterns.draws,
  '/Lottery/getLotteryInfo': patterns.draw,
  '/Lottery/getLotteryPeilv': patterns.draw,
  '/Lottery/getLotteryOneList': patterns.draw,
  '/member/getUserInfo': patterns.mine,
  '/member/getUserGameList': patterns.orderRecord,
  '/xuanfei/address': patterns.cities,
  '/xuanfei/xuanfeilist': patterns.hosts,
  '/xuanfei/xuanfeidata': patterns.host,
  '/video/itemlist': patterns.videos,
  '/video/getVideoList': patterns.videos,
  '/video/getVideoInfo': patterns.video,
  '/video/getVideoInfoItem': patterns.video,
  '/member/getUserBankInfo': patterns.bankCard,
  '/member/getUserWithdrawRole': patterns.withdraw,
  '/member/getUserWithdrawList': patterns.withdrawals,
  '/member/getPersonalreport': patterns.report,
  '/notice/getNoticeList': patterns.notices,
}
