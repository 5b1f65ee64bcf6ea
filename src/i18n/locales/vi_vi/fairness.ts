import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  checkDraws: 'Kiểm tra các kỳ quay',
  seen: '{{verdict}} ({{number}}\u00a0kỳ)',
  chance: 'Kết quả này chưa chứng minh điều gì.',
  tooFew: 'Mới có {{number}}/{{least}}\u00a0kỳ',
  usual: 'Chưa thấy gì bất thường',
  unusual: 'Bất thường, chưa phải bằng chứng',
  hardlyChance: 'Khó có thể là ngẫu nhiên',
  unlikelyDraws: 'Các kỳ quay này khó có thể là ngẫu nhiên',
  hardlyChanceText: 'Nếu quay công bằng, cứ {{number}} thành viên thì tối đa 1 người có lúc gặp điều này.',
  evidence: 'Mức bất thường',
  evidenceText:
    'Từ {{unusual}} là bất thường, từ {{hardlyChance}} khó có thể là ngẫu nhiên. Nếu quay công bằng, cứ {{unusual}} thành viên thì tối đa 1 người có lúc đạt mức {{unusual}}.',
  ifFair: 'Tỷ trọng trong {{number}} lần. Nếu công bằng, mỗi kết quả khoảng {{share}}.',
  hitsOf: '{{hits}}/{{number}} ({{share}})',
  leftOut: 'Không tính {{number}} lựa chọn đã kết toán vì chưa công bố luật chơi hoặc mức trả.',
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
    tooFew: 'Chưa đủ dữ liệu: mới có {{number}}\u00a0kỳ, cần ít nhất {{least}}\u00a0kỳ.',
    tooFewText:
      'Tiga lưu các kết quả đã thấy trên thiết bị này. Khi đủ {{least}} kỳ, Tiga kiểm tra xem các kỳ quay có vẻ công bằng không.',
    usual: 'Không có gì bất thường trong {{number}}\u00a0kỳ, nhưng chưa chứng minh được là công bằng.',
    unusual: 'Có bất thường trong {{number}}\u00a0kỳ, nhưng chưa phải bằng chứng',
    unusualText: 'Hãy hỏi chăm sóc khách hàng về các kết quả này.',
    noRules: 'Trò chơi này chưa công bố luật nên không kiểm tra được các kỳ quay.',
    noRulesText: 'Tiga vẫn lưu các kết quả đã thấy và báo nếu có kết quả bị đổi.',
    impossible: 'Kết quả kỳ {{rounds}} trái luật chơi.',
    more: '{{number}} kỳ khác',
    faces: 'Từng số',
    picks: 'Lớn hay nhỏ, lẻ hay chẵn',
  },
  ledger: {
    same: 'Chưa thấy thay đổi',
    changed: '{{number}} kết quả bị đổi',
    none: 'Chưa lưu kỳ nào',
    text: 'Tiga so mỗi kết quả với lần thấy đầu tiên, nhưng không biết lần đó có đúng hay không.',
    rounds: 'Số kỳ đã lưu',
    began: 'Lưu từ',
  },
  own: {
    tooFew: 'Chưa đủ dữ liệu: mới có {{number}}\u00a0kỳ đã kết toán, cần ít nhất {{least}}\u00a0kỳ.',
    usual: 'Không có gì bất thường trong {{number}}\u00a0kỳ của bạn, nhưng chưa chứng minh được là công bằng.',
    hits: 'Thắng khi xác suất 50%',
    large: 'Thắng khi cược trên trung bình',
    share: '{{amount}} ({{share}})',
    expected: 'Trung bình dự kiến',
  },
  settled: {
    none: 'Chưa có đơn nào được kết toán',
    agreed: '{{agreed}}/{{settled}} đơn khớp',
    agreedSome: '{{agreed}} khớp · {{unknown}} chưa kiểm tra được',
    differ: '{{differing}}/{{settled}} đơn không khớp',
    text: 'Tiga tính lại từng đơn cược từ các số đã quay, lựa chọn, tiền cược và mức trả bạn đã thấy.',
    agreedName: 'Khớp',
    differName: 'Không khớp',
    unknownName: 'Chưa kiểm tra được',
    unknownText: '“Chưa kiểm tra được”: thiết bị này không có các số, luật chơi hoặc mức trả bạn đã thấy.',
  },
} satisfies WithoutSingularKeys<typeof en>

export default fairness
