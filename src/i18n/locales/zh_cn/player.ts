import type en from '../en_us/player'

const player = {
  player: '视频播放器',
  play: '播放',
  pause: '暂停',
  stepBack: '后退 {{seconds}} 秒',
  stepForward: '前进 {{seconds}} 秒',
  mute: '静音',
  unmute: '取消静音',
  speed: '倍速',
  captions: '字幕',
  captionsOff: '关闭字幕',
  position: '播放位置',
  timeOf: '{{position}}，共 {{end}}',
  pictureInPicture: '画中画',
  fullScreen: '全屏',
  loading: '视频加载中',
  lost: {
    network: '网络中断，视频已停止。请从此处重试。',
    media: '这一段无法读取，视频已停止。请从此处重试。',
    unsupported: '此浏览器无法播放该视频，较新的浏览器或许可以。',
    missing: '平台尚未提供此视频的播放地址。',
  },
  fullView: '您拥有完整观看权限：没有试看限制。',
  wholeVideo: '短于试看时长：可播放到结束。',
  previewOf: '试看：前 {{preview}}，全长 {{length}}。观看全片需要完整观看权限。',
  previewOfUnknown: '试看：前 {{preview}}。观看全片需要完整观看权限。',
  resumed: '已从上次的位置 {{position}} 继续。',
  fromStart: '从头播放',
  previewEnded: '试看到 3:00 为止',
  previewEndedText: '观看全片需要完整观看权限，请联系客服。',
  statedByPlatform: '平台的说法：“请充值后观看视频”。充值是否会给予该权限，我们并不清楚。',
  watchAgain: '重新试看',
  askForRight: '客服可以告诉您如何获得完整观看权限。',
} satisfies typeof en

export default player
