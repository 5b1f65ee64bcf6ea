import type en from '../en_us/setting'

const setting = {
  title: '设置',
  language: '语言',
  languageTitle: '语言',
  languageFailed: '无法加载此语言，请检查连接后重试。',
  theme: '主题',
  themeSystem: '跟随系统',
  themeLight: '浅色',
  themeDark: '深色',
  version: '版本 {{version}}',
  legal: '条款与隐私',
  logOut: '退出登录',
  logOutTitle: '退出登录？',
  logOutText: '本设备将清除您的登录会话和会员数据，语言和主题会保留。',
  logOutConfirm: '退出登录',
} satisfies typeof en

export default setting
