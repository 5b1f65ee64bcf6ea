import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: '登录或注册',
  loginHint: '登录后可查看钱包和记录。',
  levelPoints: '等级 {{level}} · {{points}} 积分',
  walletBalance: '钱包余额',
  refreshBalance: '刷新余额',
  refreshed: '余额已刷新',
  welcome: {
    title: '欢迎来到 Tiga',
    demo: '您有 {{amount}} 的演示币。',
    balance: '您的余额为 {{amount}}。',
    fundPassword: '设置您的资金密码',
    odds: '先看概率',
    tour: '查看导览',
  },
  tour: {
    title: '快速导览',
    next: '下一步',
    skip: '跳过',
    again: '重新开始',
    step: '第 {{step}} 页，共 {{steps}} 页',
    balance: {
      title: '您的余额',
      text: '余额在“我的”页面，旁边是充值和提现。充值经平台审核通过后才计入。',
    },
    odds: {
      title: '先看概率再投注',
      text: '平台公布赔率时，每个选项都会显示概率和返还。规则会说明游戏平均抽取多少。',
    },
    limits: {
      title: '只用输得起的钱投注',
      text: '金额始终由您决定，确认之前不会提交任何内容。',
    },
    records: {
      title: '每笔订单都有记录',
      text: '任务记录和账户明细列出每笔订单的投注、返还和盈亏。',
    },
    service: {
      title: '遇到问题时',
      text: '在“我的”页面点击“在线客服”，即可联系平台客服。切勿为了收款而先付款。',
    },
  },
  trail: {
    see: '{{amount}}：查看构成',
    title: '您的余额由哪些部分构成',
    restText: '“其他”是 Tiga 看不到的部分：账号的初始余额，以及平台计入别处或尚未计入的款项。',
  },
  menu: '菜单',
  totals: '投注汇总',
  profile: '个人中心',
  serviceOff: '请联系客服。平台目前没有提供 Tiga 可以打开的客服链接。',
  messagesUnread: '消息，{{number}} 条未读',
  noticesUnread: '公告，{{number}} 条未读',
  roundsOpen: '{{count}} 期进行中',
} satisfies WithoutOne<typeof en>

export default my
