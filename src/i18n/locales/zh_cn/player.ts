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
  timeOfPreview: '{{position}}，共 {{end}}，试看到 {{preview}} 为止',
  pictureInPicture: '画中画',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  loading: '视频加载中',
  lost: {
    network: '网络中断。',
    unavailable: '平台暂时无法提供此视频。',
    media: '这一段无法读取。',
    unsupported: '本浏览器无法播放此视频，请尝试较新的浏览器。',
    missing: '平台尚未提供此视频。',
  },
  fullView: '您有完整观看权限',
  wholeVideo: '此视频可以完整观看',
  previewOf: '可试看至 {{preview}}',
  resumed: '已从 {{position}} 继续播放。',
  fromStart: '从头播放',
  previewEnded: '试看结束（{{position}}）',
  previewEndedText: '继续观看需要完整观看权限。',
  statedByPlatform: '平台称：“请充值后观看视频”。',
} satisfies typeof en

export default player
