import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  usualSoFar: 'Chưa thấy gì bất thường',
  seen: '{{verdict}} trong {{number}} kỳ',
  chance:
    'Chưa chứng minh được gì: khi quay công bằng, trong 100 thành viên nhiều nhất 1 người thấy bất thường, dù xem lại bao nhiêu lần.',
  tooFew: 'Chưa đủ dữ liệu',
  usual: 'Không có gì bất thường',
  unusual: 'Bất thường, chưa phải bằng chứng',
  hardlyChance: 'Khó là ngẫu nhiên',
  hardlyChanceText:
    'Khi quay công bằng, trong {{number}} thành viên nhiều nhất 1 người thấy điều này, dù xem lại bao nhiêu lần.',
  evidence: 'Mức bất thường',
  evidenceText:
    'Từ {{unusual}} là bất thường, từ {{hardlyChance}} là khó ngẫu nhiên: khi quay công bằng, trong chừng ấy thành viên nhiều nhất 1 người lên tới mức đó.',
  ifFair: 'Nếu công bằng: mỗi loại {{share}}',
  hitsOf: '{{hits}}/{{number}} ({{share}})',
  leftOut: 'Không tính {{number}} vé đã kết toán vì chưa công bố luật chơi hoặc mức trả.',
  row: {
    draws: 'Kỳ quay',
    past: 'Kết quả cũ',
    own: 'Kết quả của bạn',
    settled: 'Đơn đã kết toán',
  },
  asks: {
    draws: 'Các kỳ quay có vẻ công bằng không?',
    past: 'Có kết quả cũ nào bị đổi không?',
    own: 'Kết quả của bạn có đúng như xác suất không?',
    settled: 'Đơn cược của bạn có được kết toán đúng không?',
  },
  draws: {
    tooFew: 'Chưa đủ dữ liệu: mới có {{number}} kỳ, cần ít nhất {{least}} kỳ.',
    tooFewText:
      'Tiga lưu các kết quả đã thấy trên thiết bị này. Từ {{least}} kỳ trở lên mới so được với quay công bằng.',
    usual: 'Không có gì bất thường trong {{number}} kỳ, nhưng chưa chứng minh được là công bằng.',
    usualText: 'Sai lệch nhỏ chưa lộ ra qua ít kỳ như vậy.',
    unusual: 'Bất thường trong {{number}} kỳ, chưa phải bằng chứng',
    unusualText: 'Hãy xuất bản ghi ở “Kết quả cũ”. Nếu vẫn như vậy, hãy hỏi chăm sóc khách hàng.',
    noRules: 'Trò chơi này chưa công bố luật nên không kiểm tra được các kỳ quay.',
    noRulesText: 'Tiga vẫn lưu các kết quả đã thấy và báo nếu có kết quả bị đổi.',
    impossible: 'Kỳ {{rounds}} có số mà luật chơi không cho phép.',
    impossibleShort: 'Số không thể ra',
    faces: 'Từng số',
    picks: 'Lớn hay nhỏ, lẻ hay chẵn',
  },
  ledger: {
    same: 'Chưa thấy thay đổi',
    changed: '{{number}} kết quả bị đổi',
    none: 'Chưa ghi kỳ nào',
    lost: 'Mất bản ghi cũ',
    text: 'Tiga so mỗi kết quả với lần thấy trước đó, nhưng không biết kết quả ban đầu có đúng hay không.',
    forgot:
      'Trình duyệt này đã làm mất bản ghi từ {{began}} ({{number}} dòng). Không so được các kết quả trước đó nữa.',
    notLasting: 'Trình duyệt này chỉ giữ bản ghi đến khi bạn đóng tab.',
    details: 'Nội dung đã ghi',
    rounds: 'Số kỳ đã ghi',
    began: 'Bắt đầu ghi',
    oldest: 'Kỳ đầu tiên',
    newest: 'Kỳ gần nhất',
    gaps: 'Kỳ bị thiếu',
    gapsNone: 'không có',
    gapsOf: '{{places}} chỗ, thiếu {{missing}} kỳ',
    gapsUnclear: '{{places}} chỗ, không rõ thiếu mấy kỳ',
  },
  own: {
    tooFew: 'Chưa đủ dữ liệu: mới có {{number}} kỳ đã kết toán, cần ít nhất {{least}} kỳ.',
    usual: 'Không có gì bất thường trong {{number}} kỳ của bạn, nhưng chưa chứng minh được là công bằng.',
    text: 'Tính số lần thắng và thua do nền tảng ghi, ở mọi trò chơi của bạn; chỉ thua quá nhiều mới là bất thường. Không nói lên điều gì về lần cược tới.',
    hits: 'Số lần thắng ở lựa chọn 50%',
    large: 'Khi cược lớn hơn thường lệ',
    share: '{{amount}} ({{share}})',
    expected: 'Theo mức trả công bố',
  },
  settled: {
    none: 'Chưa có đơn nào kết toán',
    agreed: '{{agreed}}/{{settled}} đơn khớp',
    agreedSome: '{{agreed}} khớp, {{unknown}} không rõ',
    differ: '{{differing}}/{{settled}} đơn không khớp',
    text: 'Tiga tính lại từng đơn cược từ các số đã quay, vé, tiền cược và mức trả bạn đã thấy.',
    agreedName: 'Khớp',
    ownNumbers: 'trong đó, chỉ dựa vào các số ghi trong đơn',
    differName: 'Không khớp',
    unknownName: 'Không rõ',
    unknownText: '“Không rõ”: thiết bị này không biết các số, luật chơi hoặc mức trả của bạn.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
