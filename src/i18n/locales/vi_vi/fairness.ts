import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  usualSoFar: 'Đến giờ chưa thấy gì bất thường',
  seen: '{{verdict}} trong {{number}} kỳ',
  chance:
    'Đây không phải bằng chứng: quay công bằng trông bất thường với nhiều nhất 1 trong 100 thành viên, dù họ kiểm tra bao nhiêu lần.',
  tooFew: 'Chưa đủ dữ liệu',
  usual: 'Không có gì bất thường',
  unusual: 'Bất thường, chưa phải bằng chứng',
  hardlyChance: 'Khó còn là ngẫu nhiên',
  hardlyChanceText:
    'Nếu quay công bằng, nhiều nhất 1 trong {{number}} thành viên thấy điều này, dù xem lại bao nhiêu lần.',
  evidence: 'Mức dấu hiệu',
  evidenceText:
    'Bất thường từ {{unusual}}, khó còn là ngẫu nhiên từ {{hardlyChance}}. Nếu quay công bằng, nhiều nhất 1 trong số thành viên bằng chừng ấy thấy đến mức đó, dù xem lại bao nhiêu lần.',
  ifFair: 'Nếu công bằng: mỗi loại {{share}}',
  hitsOf: '{{hits}} trên {{number}} ({{share}})',
  leftOut: 'Không tính vì luật chơi hoặc mức trả chưa được công bố: {{number}} vé đã kết toán.',
  row: {
    draws: 'Kỳ quay',
    past: 'Kết quả cũ',
    own: 'Kết quả của bạn',
    settled: 'Lệnh đã kết toán',
  },
  asks: {
    draws: 'Kết quả quay có vẻ công bằng không?',
    past: 'Có kết quả cũ nào bị thay đổi không?',
    own: 'Kết quả của bạn có như dự kiến không?',
    settled: 'Lệnh của bạn có được kết toán đúng không?',
  },
  draws: {
    tooFew: 'Chưa đủ dữ liệu: {{number}} trên ít nhất {{least}} kỳ.',
    tooFewText:
      'Tiga lưu các kết quả nhìn thấy trên thiết bị này. Từ {{least}} kỳ trở lên, có thể so sánh chúng với cách quay công bằng.',
    usual: 'Không có gì bất thường trong {{number}} kỳ, nhưng điều đó không chứng minh là công bằng.',
    usualText: 'Sai lệch nhỏ không lộ ra với ít kỳ như vậy.',
    unusual: 'Bất thường trong {{number}} kỳ, chưa phải bằng chứng',
    unusualText: 'Hãy xuất bản ghi ở “Kết quả cũ” và hỏi chăm sóc khách hàng nếu tình trạng này tiếp diễn.',
    noRules: 'Luật của trò chơi này chưa được công bố nên không thể kiểm tra các kỳ quay.',
    noRulesText: 'Tiga vẫn lưu các kết quả nhìn thấy và báo nếu có kết quả thay đổi.',
    impossible: 'Có số mà luật chơi không cho phép, ở kỳ {{rounds}}.',
    impossibleShort: 'Số không thể có',
    faces: 'Từng số một',
    picks: 'Lớn hay nhỏ, lẻ hay chẵn',
  },
  ledger: {
    same: 'Chưa thấy thay đổi',
    changed: '{{number}} đã thay đổi',
    none: 'Chưa ghi kỳ nào',
    lost: 'Mất bản ghi cũ',
    text: 'Tiga so sánh mỗi kết quả với những gì đã thấy trước đó. Tiga không biết kết quả ban đầu có đúng hay không.',
    forgot:
      'Trình duyệt này đã làm mất bản ghi bắt đầu từ {{began}} ({{number}} dòng). Không thể so sánh các kết quả từ trước nữa.',
    notLasting: 'Trình duyệt này chỉ giữ bản ghi cho đến khi bạn đóng trang.',
    details: 'Bản ghi có gì',
    rounds: 'Số kỳ đã ghi',
    began: 'Bắt đầu',
    oldest: 'Kỳ đầu tiên',
    newest: 'Kỳ gần nhất',
    gaps: 'Chỗ trống',
    gapsNone: 'không có',
    gapsOf: '{{places}}, số kỳ thiếu: {{missing}}',
    gapsUnclear: '{{places}}, không rõ độ dài',
  },
  own: {
    tooFew: 'Chưa đủ dữ liệu: {{number}} trên ít nhất {{least}} kỳ đã kết toán.',
    usual: 'Không có gì bất thường trong {{number}} kỳ của bạn, nhưng điều đó không chứng minh là công bằng.',
    text: 'Phần này đếm thắng và thua do nền tảng ghi, trong mọi trò chơi của bạn; chỉ thua quá nhiều mới là bất thường. Nó không nói gì về lệnh tiếp theo của bạn.',
    hits: 'Số lần thắng khi xác suất một nửa',
    large: 'Khi cược lớn hơn thường lệ',
    share: '{{amount}} ({{share}})',
    expected: 'Theo mức trả công bố',
  },
  settled: {
    none: 'Chưa có lệnh kết toán',
    agreed: '{{agreed}} trên {{settled}} khớp',
    agreedSome: '{{agreed}} khớp, {{unknown}} chưa rõ',
    differ: '{{differing}} trên {{settled}} không khớp',
    text: 'Tiga tính lại từng lệnh từ các số đã quay, vé và tiền cược của bạn, cùng mức trả đã hiển thị cho bạn.',
    agreedName: 'Khớp',
    ownNumbers: 'trong đó, chỉ theo các số ghi trong chính lệnh',
    differName: 'Không khớp',
    unknownName: 'Không thể xác định',
    unknownText: '“Không thể xác định”: thiết bị này không biết các số, luật chơi hoặc mức trả của bạn.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
